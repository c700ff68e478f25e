import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largestFont, mostThemeFonts, type ThemeFont } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, settle, type Result } from '../../../http/answer.ts';
import type { Upload } from '../../../http/context.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { FontPart, StoreFont } from '../../../tenancy/store-font.ts';
import { createWriteSettings } from '../../divisions/settings/write-settings.ts';
import { receiveUpload, type FileStore } from '../../files/index.ts';
import { writeKey } from '../../idempotency/written-once.ts';
import type { ThemeActor } from '../themes.service.ts';
import { latinPart } from './latin-part.ts';
import { readWoff2 } from './read-woff2.ts';

/** A font as the team of its store sees it. */
export const toFont = ({ id, family, weight, style, bytes }: StoreFont): ThemeFont => ({
  id,
  family,
  weight,
  style,
  bytes,
});

/** Fonts that a store uploads for its theme. */
export function createFonts(core: Core, originals: FileStore) {
  const write = createWriteSettings(core);

  /** The bytes of an upload; what is too large is refused before it is kept. */
  async function received(upload: Upload | null): Promise<Result<Buffer>> {
    if (!upload) return fail('validation_failed', 'Choose a file', 'file');
    const path = join(tmpdir(), `omnis-font-${randomUUID()}`);
    try {
      const taken = await receiveUpload(upload, { path, largest: largestFont, noun: 'font' });
      return taken.ok ? ok(await readFile(path)) : taken;
    } finally {
      await rm(path, { force: true });
    }
  }

  const written = (
    { division, actor }: ThemeActor,
    fonts: readonly StoreFont[],
    entry: { readonly action: string; readonly font: StoreFont; readonly once?: ReturnType<typeof writeKey> },
  ): Promise<Result<Division>> =>
    settle(() =>
      write(
        division,
        { theme_fonts: JSON.stringify(fonts) },
        {
          actor,
          action: entry.action,
          data: { family: entry.font.family },
          once: entry.once,
          version: division.settingsVersion,
        },
      ),
    );

  return {
    list: (division: Division): ThemeFont[] => division.themeFonts.map(toFont),

    /** Takes a font in. The bytes are kept before the row is written. */
    async add(actor: ThemeActor, upload: Upload | null): Promise<Result<ThemeFont>> {
      const { division } = actor;
      const body = await received(upload);
      if (!body.ok) return body;
      if (division.themeFonts.length >= mostThemeFonts)
        return fail('conflict', `A store has at most ${mostThemeFonts} fonts. Delete one first.`, 'file');
      const facts = await readWoff2(body.value);
      if ('fault' in facts)
        return fail(facts.isOther ? 'unsupported_media_type' : 'validation_failed', facts.fault, 'file');
      const { family, weight, style, sfnt } = facts;
      const same = division.themeFonts.find(
        (font) => font.family === family && font.weight === weight && font.style === style,
      );
      if (same)
        return fail('validation_failed', `You have uploaded ${family} (${weight}, ${style}) already`, 'file');
      const latin = await latinPart(sfnt);
      if (latin === null) return fail('validation_failed', 'The font is damaged and cannot be read', 'file');
      const id = randomUUID();
      const [whole, part] = await Promise.all([
        originals.put(division.id, body.value, id),
        originals.put(division.id, latin, `${id} latin`),
      ]);
      const font: StoreFont = {
        id,
        family,
        weight,
        style,
        latin: part.id,
        whole: whole.id,
        bytes: { latin: part.bytes, whole: whole.bytes },
      };
      const done = await written(actor, [...division.themeFonts, font], { action: 'theme.font_added', font });
      if (done.ok) return ok(toFont(font));
      await Promise.all([part, whole].map((file) => originals.delete(division.id, file.id)));
      return done;
    },

    /** Deletes a font with its files. */
    async remove(actor: ThemeActor, id: string): Promise<Result<{ message: string }>> {
      const { division, key } = actor;
      const font = division.themeFonts.find((each) => each.id === id);
      if (!font) return fail('not_found', 'This font is not there any more');
      const done = await written(
        actor,
        division.themeFonts.filter((each) => each !== font),
        {
          action: 'theme.font_removed',
          font,
          once: writeKey({ call: 'theme.font_removed', actor: actor.actor, key }, id),
        },
      );
      if (!done.ok) return done;
      await Promise.all([font.latin, font.whole].map((file) => originals.delete(division.id, file)));
      return ok({ message: 'The font was deleted' });
    },

    /** The bytes of a font of a store; null where it has none by this id. */
    async read(division: Division, id: string, part: FontPart): Promise<Buffer | null> {
      const font = division.themeFonts.find((each) => each.id === id);
      return font ? originals.get(division.id, font[part]) : null;
    },
  };
}

/** Fonts of stores. */
export type Fonts = ReturnType<typeof createFonts>;
