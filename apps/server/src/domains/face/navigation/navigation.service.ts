import type { CallInput, EditedFooter, EditedMenu } from '@omnis/contract';
import { paymentMarks } from '@omnis/models';
import { ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import { colourFailure } from '../theme-colours.ts';
import type { FaceWriter, WriteFace } from '../write-face.ts';

type MenuChange = CallInput<'dashboard.updateMenu'>['body'];
type FooterChange = CallInput<'dashboard.updateFooter'>['body'];

const menuOf = ({ mainMenu, faceVersions }: Division): EditedMenu => ({
  mainMenu,
  version: faceVersions.menu,
});

const footerOf = ({ footer, footerDetails, payments, faceVersions }: Division): EditedFooter => ({
  columns: footer,
  ...footerDetails,
  marks: [...paymentMarks(payments.methods)],
  version: faceVersions.footer,
});

/** The menu and the footer of a store, as its team edits them. */
export function createNavigationService(write: WriteFace) {
  return {
    menu: menuOf,
    footer: footerOf,

    /** Changes the menu; the next page of the shop shows it. */
    async updateMenu(writer: FaceWriter, body: MenuChange): Promise<Result<EditedMenu>> {
      const failure = colourFailure(body);
      if (failure) return failure;
      const { version, mainMenu } = body;
      const changed = await write(writer, {
        part: 'menu',
        version,
        columns: { main_menu: JSON.stringify(mainMenu) },
        action: 'store.menu_changed',
        data: { entries: mainMenu.map(({ text }) => text).join(', ') },
        call: 'navigation.menu',
        request: body,
      });
      return changed.ok ? ok(menuOf(changed.value)) : changed;
    },

    /** Changes parts of the footer; the next page of the shop shows them. */
    async updateFooter(writer: FaceWriter, body: FooterChange): Promise<Result<EditedFooter>> {
      const { version, columns, social, ...rest } = body;
      const { footerDetails } = writer.division;
      const details = { ...footerDetails, ...rest, social: { ...footerDetails.social, ...social } };
      const changed = await write(writer, {
        part: 'footer',
        version,
        columns: {
          footer_details: JSON.stringify(details),
          ...(columns && { footer: JSON.stringify(columns) }),
        },
        action: 'store.footer_changed',
        data: {
          ...(columns && { columns: columns.map(({ title }) => title).join(', ') }),
          ...(social && { social: Object.keys(social).join(', ') }),
          ...rest,
        },
        call: 'navigation.footer',
        request: body,
      });
      return changed.ok ? ok(footerOf(changed.value)) : changed;
    },
  };
}

/** The menu and the footer of a store. */
export type NavigationService = ReturnType<typeof createNavigationService>;
