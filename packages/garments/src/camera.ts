import type { Box } from './shapes/shape.ts';

/** The part of the canvas that a picture shows: 4 wide, 5 high. */
export const CAMERA: Box = { x: 28, y: 40, width: 944, height: 1180 };
