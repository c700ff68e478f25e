/** The search box as a module of its own, so that the header can bring it to life later. */
export { SearchBox as default } from './search-box.tsx';
