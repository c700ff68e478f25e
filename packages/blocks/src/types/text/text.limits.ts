/** Sizes of plain text. */
export const textSizes = ['sm', 'md', 'lg', 'xl'] as const;
