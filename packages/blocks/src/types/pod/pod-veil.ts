/**
 * The veil between a pod's picture and the words on it: its density, and the shares of it that lie over the whole picture
 * and behind the words, which stand at an edge of the pod or in its middle. Words can be read on any picture with it.
 */
export const podVeil = {
  /** 0 to 1, unless the shop gives `overlayOpacity`. */
  density: 0.55,
  /** Over the whole picture, where words stand at an edge. */
  picture: 0.28,
  /** Behind words, at the edge where they stand. */
  edge: 1.3,
  /** Behind words, where they begin. */
  words: 0.95,
  /** Over the whole picture, where words stand in its middle. */
  centre: 1.05,
} as const;
