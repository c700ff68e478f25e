export { Thumb, type ThumbProps } from '@omnis/desk';
