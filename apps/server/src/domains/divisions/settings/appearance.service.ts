import type { Appearance, CallInput } from '@omnis/contract';
import { offeredThemes } from '@omnis/theme';
import type { Core } from '../../../core.ts';
import { fail, ok, settle, type Result } from '../../../http/answer.ts';
import type { Identity, Upload } from '../../../http/context.ts';
import { takePicture, type FileStore } from '../../files/index.ts';
import type { Division } from '../../../tenancy/division.ts';
import { darkLogo } from '../../../tenancy/dark-logo.ts';
import { createWriteSettings } from './write-settings.ts';

/** Smaller than that, a logo is a smudge. */
const least = { width: 64, height: 16 };
/** Wider or higher than that by its other side, it would be a line. */
const mostRatio = 12;

/** Grounds that a logo stands on. */
export type LogoGround = 'light' | 'dark';

/** A person who changes the look of a store. */
export interface AppearanceActor {
  readonly division: Division;
  readonly actor: Identity | null;
}

function view(division: Division): Appearance {
  const { theme, themeProperties, themeDark, logo, logoDark, settingsVersion: version } = division;
  const ownValues = Object.keys({ ...themeProperties, ...themeDark }).length;
  return { version, theme, ownValues, logo, logoDark, logoOnDark: darkLogo(division) ?? logo };
}

/** How a store looks: its theme and its logo. */
export function createAppearanceService(core: Core, fileStore: FileStore) {
  const write = createWriteSettings(core);

  return {
    get: view,

    /** Puts the store into another theme; the shop has it from its next page on. */
    async setTheme(
      { division, actor }: AppearanceActor,
      { version, theme, dropOwnValues }: CallInput<'settings.setTheme'>['body'],
    ): Promise<Result<Appearance>> {
      // A theme that is not offered any more may stay, not be chosen.
      if (theme !== division.theme && !offeredThemes.some((name) => name === theme))
        return fail('validation_failed', 'There is no such theme', 'theme');
      const changed = await settle(() =>
        write(
          division,
          { theme, ...(dropOwnValues && { theme_properties: '{}', theme_dark: '{}' }) },
          {
            actor,
            action: 'store.theme_changed',
            data: {
              from: division.theme,
              to: theme,
              ...(dropOwnValues && { dropped: view(division).ownValues }),
            },
            version,
          },
        ),
      );
      return changed.ok ? ok(view(changed.value)) : changed;
    },

    /** Takes a logo in. The bytes are kept before the row is written. */
    async setLogo(
      { division, actor }: AppearanceActor,
      ground: LogoGround,
      upload: Upload | null,
    ): Promise<Result<Appearance>> {
      const stored = await takePicture(upload, { divisionId: division.id, fileStore });
      if (!stored.ok) return stored;
      const { url, width, height } = stored.value;
      if (width < least.width || height < least.height)
        return fail(
          'validation_failed',
          `The logo must be at least ${least.width} pixels wide and ${least.height} high; this picture is ${width} × ${height}`,
          'file',
        );
      if (Math.max(width / height, height / width) > mostRatio)
        return fail(
          'validation_failed',
          `The longer side of a logo is at most ${mostRatio} times the shorter; this picture is ${width} × ${height}`,
          'file',
        );
      const columns =
        ground === 'dark'
          ? { logo_dark: url }
          : // The logo for dark backgrounds belonged to the previous logo.
            { logo: url, logo_width: width, logo_height: height, logo_dark: null };
      const changed = await write(division, columns, {
        actor,
        action: 'store.logo_changed',
        data: { ground, width, height },
      });
      return ok(view(changed));
    },

    /** Takes a logo away. */
    async removeLogo({ division, actor }: AppearanceActor, ground: LogoGround): Promise<Result<Appearance>> {
      const columns =
        ground === 'dark'
          ? { logo_dark: null }
          : { logo: null, logo_width: null, logo_height: null, logo_dark: null };
      const changed = await write(division, columns, {
        actor,
        action: 'store.logo_removed',
        data: { ground },
      });
      return ok(view(changed));
    },
  };
}

/** How a store looks. */
export type AppearanceService = ReturnType<typeof createAppearanceService>;
