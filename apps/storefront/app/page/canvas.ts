/** The editor's canvas as a module of its own, so that it can be loaded when it is needed. */
export { CanvasPage as default } from '@omnis/blocks';
