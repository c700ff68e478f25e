import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is open on screen (storefront.md §4 UI elements and tabs, Sidebar). */
export interface UiState {
  /** Popups and similar, by name: open or not. */
  elements: Record<string, boolean>;
  /** The active tab of each group. */
  tabs: Record<string, string>;
  sidebar: { open: boolean; fixed: boolean };
  /** Whether the viewport is large. */
  largeViewport: boolean;
}

const initialState: UiState = {
  elements: {},
  tabs: {},
  sidebar: { open: false, fixed: false },
  largeViewport: false,
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
    /** Makes an element known, closed; one that is known keeps its state. */
    elementRegistered: (state, { payload }: PayloadAction<string>) => {
      state.elements[payload] ??= false;
    },
    elementOpened: (state, { payload }: PayloadAction<string>) => {
      state.elements[payload] = true;
    },
    /** `prevented`: the event that asks for it was told to prevent closing. */
    elementClosed: (state, { payload }: PayloadAction<{ name: string; prevented?: boolean }>) => {
      if (payload.prevented !== true) state.elements[payload.name] = false;
    },
    elementToggled: (state, { payload }: PayloadAction<string>) => {
      state.elements[payload] = state.elements[payload] !== true;
    },
    allElementsClosed: (state) => {
      for (const name of Object.keys(state.elements)) state.elements[name] = false;
    },
    /** Makes a tab the one active tab of its group. */
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
    /** The user is on another page: the sidebar closes. */
    routeChanged: (state) => {
      state.sidebar.open = false;
    },
  },
  selectors: {
    selectElementOpen: ({ elements }, name: string) => elements[name] ?? false,
    selectActiveTab: ({ tabs }, group: string) => tabs[group] ?? null,
    selectSidebarOpen: ({ sidebar }) => sidebar.open,
  },
});

export const {
  elementRegistered,
  elementOpened,
  elementClosed,
  elementToggled,
  allElementsClosed,
  tabActivated,
  sidebarOpened,
  sidebarClosed,
  sidebarFixed,
  viewportChanged,
  routeChanged,
} = uiSlice.actions;
export const { selectElementOpen, selectActiveTab, selectSidebarOpen } = uiSlice.selectors;
