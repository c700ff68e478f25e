/**
 * True when a bundler has put this code together for production. Then the build’s list of files lies beside the
 * server’s code, and pages are sent in pieces. A constant in the bundle.
 */
export { isBuilt } from '#mode';
