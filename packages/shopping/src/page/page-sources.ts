/** Dependencies of a page's blocks, as a module of its own: shoppers load the code that shows blocks later. */
export { blockSources, faqData, loadBlockTypes } from '@omnis/blocks';
