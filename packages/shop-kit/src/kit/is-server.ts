/** True when this code runs on a server. A constant in a browser's bundle, so that server code is dropped there. */
export { isServer } from '#env';
