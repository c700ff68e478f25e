/** Where the parts of an announcement stand, and how its action looks (storefront.md §3, §5). */
export const announcementAlignments = ['left', 'center', 'right', 'space-between'] as const;

/** How the action of an announcement looks. */
export const announcementActionStyles = ['primary', 'secondary', 'none'] as const;
