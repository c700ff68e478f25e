/** What a page's blocks need, as a module of its own: it brings all block types, which shoppers load later. */
export { blockSources } from '@omnis/blocks';
