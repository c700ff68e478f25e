/**
 * Everything that the features of a shop take from their router: where the shopper is, how they go on, and what loaders give.
 * They import it from here, so that React Router is named in this folder alone.
 */
export {
  createContext,
  data,
  matchPath,
  Navigate,
  redirect,
  redirectDocument,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useSearchParams,
  type MetaDescriptor,
  type RouterContextProvider,
} from 'react-router';
