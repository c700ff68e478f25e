import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Elements open on screen (storefront.md §4 UI elements and tabs, Sidebar). */
export interface UiState {
  /** Popups and similar, by name: open or not. */
  elements: Record<string, boolean>;
  /** The active tab of each group. */
  tabs: Record<string, string>;
  sidebar: { open: boolean; fixed: boolean };
  /** True when the viewport is large. */
  largeViewport: boolean;
  /** A new version of the app waits: the next page comes with it. */
  needRefresh: boolean;
}

const initialState: UiState = {
  elements: {},
  tabs: {},
  sidebar: { open: false, fixed: false },
  largeViewport: false,
  needRefresh: false,
};

/** A fixed sidebar on a large viewport is part of the page and needs no opening. */
function settleSidebar(state: UiState): void {
  if (state.largeViewport && state.sidebar.fixed) state.sidebar.open = false;
}

/** UI elements, tab groups and the sidebar. */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    elementRegistered: (state, { payload }: PayloadAction<string>) => {
      state.elements[payload] ??= false;
    },
    elementOpened: (state, { payload }: PayloadAction<string>) => {
      state.elements[payload] = true;
    },
    elementClosed: (state, { payload }: PayloadAction<{ name: string; prevented?: boolean }>) => {
      if (payload.prevented !== true) state.elements[payload.name] = false;
    },
    elementToggled: (state, { payload }: PayloadAction<string>) => {
      state.elements[payload] = state.elements[payload] !== true;
    },
    allElementsClosed: (state) => {
      for (const name of Object.keys(state.elements)) state.elements[name] = false;
    },
    tabActivated: (state, { payload }: PayloadAction<{ group: string; tab: string }>) => {
      state.tabs[payload.group] = payload.tab;
    },
    sidebarOpened: (state) => {
      state.sidebar.open = true;
      settleSidebar(state);
    },
    sidebarClosed: (state) => {
      state.sidebar.open = false;
    },
    sidebarFixed: (state, { payload }: PayloadAction<boolean>) => {
      state.sidebar.fixed = payload;
      settleSidebar(state);
    },
    viewportChanged: (state, { payload }: PayloadAction<{ large: boolean }>) => {
      state.largeViewport = payload.large;
      settleSidebar(state);
    },
    refreshNeeded: (state) => {
      state.needRefresh = true;
    },
    routeChanged: (state) => {
      state.sidebar.open = false;
    },
  },
  selectors: {
    selectElementOpen: ({ elements }, name: string) => elements[name] ?? false,
    selectActiveTab: ({ tabs }, group: string) => tabs[group] ?? null,
    selectSidebarOpen: ({ sidebar }) => sidebar.open,
    selectNeedRefresh: ({ needRefresh }) => needRefresh,
  },
});

export const {
  /** Makes an element known, closed; one that is known keeps its state. */
  elementRegistered,
  /** Opens an element, by its name. */
  elementOpened,
  /** Closes an element. `prevented`: the event that asks for it was told to prevent closing. */
  elementClosed,
  /** Opens a closed element and closes an open one. */
  elementToggled,
  /** Closes every element. */
  allElementsClosed,
  /** Makes a tab the one active tab of its group. */
  tabActivated,
  /** Opens the sidebar. */
  sidebarOpened,
  /** Closes the sidebar. */
  sidebarClosed,
  /** Keeps the sidebar beside the page, or lets it go. */
  sidebarFixed,
  /** A new service worker waits. */
  refreshNeeded,
  /** Says whether the window is large. */
  viewportChanged,
  /** The user is on another page: the sidebar closes. */
  routeChanged,
} = uiSlice.actions;
export const {
  /** Selects whether an element is open, by its name; false for an unknown one. */
  selectElementOpen,
  /** The active tab of a group, or null. */
  selectActiveTab,
  /** Selects whether the sidebar is open. */
  selectSidebarOpen,
  /** Selects whether a new version of the app waits. */
  selectNeedRefresh,
} = uiSlice.selectors;
