import type { ThemeLook } from './state/look.ts';

/** A font of the shop's own. */
export interface ThemeFont {
  readonly id: string;
  readonly family: string;
  /** As in `@font-face`. */
  readonly weight: string;
}

/** A fault at a field, as a server names it: `values.primary.color`. */
export interface ThemeFault {
  readonly field: string;
  readonly message: string;
}

/** Outcome of an act of the editor's owner: done, or why not. `conflict`: somebody else has changed the theme since. */
export type ThemeAnswer<T = unknown> =
  | ({ readonly ok: true } & T)
  | {
      readonly ok: false;
      readonly message: string;
      readonly errors?: readonly ThemeFault[];
      readonly conflict?: boolean;
    };

/** A theme that is kept under a name. */
export interface KeptTheme {
  readonly id: string;
  readonly name: string;
  readonly look: ThemeLook;
}

/** A page of the shop that the preview shows. */
export interface PreviewPage {
  readonly label: string;
  /** From the root of the shop, such as `/basket/`. */
  readonly path: string;
}

/** Themes that are kept under names; without these functions the editor offers none of it. */
export interface KeptThemes {
  readonly themes: readonly KeptTheme[];
  readonly onKeep: (name: string, look: ThemeLook) => Promise<ThemeAnswer>;
  readonly onRename: (theme: KeptTheme, name: string) => Promise<ThemeAnswer>;
  readonly onDelete: (theme: KeptTheme) => Promise<ThemeAnswer>;
}

/** Fonts of the shop's own. */
export interface OwnFonts {
  readonly fonts: readonly ThemeFont[];
  readonly onAdd: (file: File) => Promise<ThemeAnswer<{ readonly family: string }>>;
  readonly onRemove: (font: ThemeFont) => Promise<ThemeAnswer>;
}

/** Properties of {@link ThemeEditor}. */
export interface ThemeEditorProps {
  /** The look that is edited; another object opens it anew and drops the history. */
  readonly look: ThemeLook;
  /** A look to begin with instead, as an unsaved change: a theme that somebody wants to see first. */
  readonly trial?: ThemeLook | undefined;
  /** Name of the shop, in the bar. */
  readonly shop: string;
  /** True while there is a draft that shoppers do not see yet. */
  readonly isDraft: boolean;
  /** When the draft is published by itself, ISO 8601 in UTC; null: not. */
  readonly publishAt?: string | null;
  /** Keeps the draft; the editor asks for nothing else to be kept. */
  readonly onSave: (look: ThemeLook) => Promise<ThemeAnswer>;
  /** Publishes the saved draft, at once (null) or at a time, ISO 8601 in UTC. Without it there is no such button. */
  readonly onPublish?: (at: string | null) => Promise<ThemeAnswer>;
  /** Takes the time back at which the draft would be published. */
  readonly onUnschedule?: () => Promise<ThemeAnswer>;
  /** Opens the look that is kept now, after somebody else has changed it. */
  readonly onReload?: () => void;
  /** Drops the draft. The owner then opens the live look. */
  readonly onDiscard?: () => Promise<ThemeAnswer>;
  /** Gives the look as a file. */
  readonly onExport?: (format: 'omnis' | 'design-tokens', mode: 'light' | 'dark') => void;
  /** Reads a theme file, parsed as JSON, into the draft. `leftOut` counts tokens that the theme does not have. */
  readonly onImport?: (
    file: Readonly<Record<string, unknown>>,
  ) => Promise<ThemeAnswer<{ readonly look: ThemeLook; readonly leftOut: number }>>;
  readonly kept?: KeptThemes;
  readonly ownFonts?: OwnFonts;
  /** Address of the shop's preview, with the token that shows the draft. Without it the editor has no preview. */
  readonly previewUrl?: string;
  /** Address that the frames begin at, where it differs: it may bring a pass that is nobody else’s. */
  readonly frameUrl?: string;
  /** Pages that the preview offers; the home page alone unless told. */
  readonly pages?: readonly PreviewPage[];
  readonly onDirtyChange?: (dirty: boolean) => void;
  readonly onClose?: () => void;
}
