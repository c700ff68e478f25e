/** Posts that a store's team writes: a version for each change, and the addresses that a post had before. */
export const managedPosts = `
ALTER TABLE blog_posts ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE blog_posts ADD COLUMN former_urls jsonb NOT NULL DEFAULT '[]';
CREATE INDEX blog_posts_by_change ON blog_posts (division_id, updated_at DESC, id DESC);
`;
