/** What a page's blocks need, as a module of its own: shoppers load what shows blocks later. */
export { blockSources, faqData, loadBlockTypes } from '@omnis/blocks';
