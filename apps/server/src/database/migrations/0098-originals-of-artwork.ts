/**
 * Artwork keeps the file that was sent beside the picture that is made of it. Artwork of before has none: its picture is
 * all that was kept.
 */
export const originalsOfArtwork = `
ALTER TABLE artworks ADD COLUMN original text;
ALTER TABLE artworks ADD COLUMN original_mime text;
ALTER TABLE artworks ADD COLUMN original_bytes bigint NOT NULL DEFAULT 0;
`;
