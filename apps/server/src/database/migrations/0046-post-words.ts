/** Number of words of a post, counted once: every list counted them in all texts of the store. */
export const postWords = `
ALTER TABLE blog_posts ADD COLUMN words integer NOT NULL DEFAULT 0;
UPDATE blog_posts
   SET words = cardinality(regexp_split_to_array(trim(regexp_replace(content, '<[^>]*>', ' ', 'g')), '\\s+'));
`;
