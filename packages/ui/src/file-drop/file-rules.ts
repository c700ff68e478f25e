import type { TextValues } from '../text/ui-text.tsx';
import type { UiText } from '../text/ui-texts.ts';

type SayUiText = (text: UiText, values?: TextValues) => string;

/** Which files are taken. */
export interface FileRules {
  /** As in HTML: extensions (`.csv`) and types (`image/*`, `text/csv`), separated by commas. */
  readonly accept?: string;
  /** In bytes. */
  readonly maxSize?: number;
  readonly multiple?: boolean;
}

/** A file that is not taken, and why. */
export interface RejectedFile {
  readonly file: File;
  readonly message: string;
}

/** Tells whether a file is of a kind that `accept` names; by its type or its name, as browsers do. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}

const kindNames: Readonly<Record<string, UiText>> = {
  'image/*': 'Images',
  'video/*': 'Videos',
  'audio/*': 'Audio',
  'text/*': 'Documents',
};

/**
 * Types that `accept` names, as people read them: `PNG, JPG or SVG`. Empty when it takes everything.
 *
 * @param accept - as in HTML
 * @param say - says it in the language around it
 * @example
 * acceptText('.png,.jpg,image/svg+xml', fillText); // 'PNG, JPG or SVG'
 */
export function acceptText(accept: string, say: SayUiText): string {
  const names = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '' && kind !== '*/*')
    .map(
      (kind) =>
        (kindNames[kind] && say(kindNames[kind])) ??
        (
          kind
            .split(/[./+]/)
            .filter((part) => part !== 'xml')
            .at(-1) ?? ''
        ).toUpperCase(),
    );
  const unique = [...new Set(names)];
  const last = unique.pop() ?? '';
  return unique.length === 0 ? last : say('{names} or {last}', { names: unique.join(', '), last });
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size as people read it, in steps of 1,024: limits are counted so, and a file beside one must not seem larger.
 *
 * @param bytes - the size
 * @param locale - whose words and numbers it is written in
 * @example
 * formatBytes(20 * 1024 * 1024); // '20 MB'
 * formatBytes(2_516_582, 'fr'); // '2,4 Mo'
 */
export function formatBytes(bytes: number, locale = 'en-GB'): string {
  const power = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value >= 100 ? 0 : 1,
  }).format(value);
}

/** Sorts files into those taken and those not. Without `multiple`, the first one counts. */
export function sortFiles(
  files: readonly File[],
  { accept = '', maxSize = Infinity, multiple = false }: FileRules,
  { say, locale }: { readonly say: SayUiText; readonly locale: string },
): {
  readonly taken: File[];
  readonly rejected: RejectedFile[];
} {
  const taken: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    // The spec's words for the rule `ext` (platform.md §5).
    if (!isAccepted(file, accept))
      rejected.push({
        file,
        message: say('Must upload the following formats: {formats}', { formats: acceptText(accept, say) }),
      });
    else if (file.size > maxSize)
      rejected.push({
        file,
        message: say('Must be {size} or smaller', { size: formatBytes(maxSize, locale) }),
      });
    else if (!multiple && taken.length > 0)
      rejected.push({ file, message: say('Only one file can be uploaded') });
    else taken.push(file);
  }
  return { taken, rejected };
}
