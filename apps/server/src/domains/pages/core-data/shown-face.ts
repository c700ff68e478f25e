import type { StoreCore } from '@omnis/contract';
import { paymentMarks, socialHref, socialNetworks } from '@omnis/models';
import type { Division } from '../../../tenancy/division.ts';
import { codeFilePath, runningCode } from '../../../tenancy/running-code.ts';

type State = StoreCore['state'];

function ownCodeOf(division: Division): State['ownCode'] {
  const running = runningCode(division);
  if (running === null) return null;
  const { metas, links, files } = running.code;
  return {
    needsConsent: running.needsConsent,
    metas: [...metas],
    links: [...links],
    files: files.map(({ kind, src, isModule, attributes }, at) => ({
      kind,
      src: src ?? codeFilePath(running, at, kind),
      isModule,
      attributes: { ...attributes },
    })),
  };
}

function footerDetailsOf({ footerDetails, payments }: Division): State['footerDetails'] {
  const { social, smallPrint } = footerDetails;
  return {
    social: socialNetworks.flatMap((network) => {
      const href = socialHref(network, social[network]);
      return href === '' ? [] : [{ network, href }];
    }),
    marks: footerDetails.payments ? [...paymentMarks(payments.methods)] : [],
    smallPrint,
  };
}

function bannerOf({ sitewideBanner }: Division): State['subdomain']['sitewideBanner'] {
  if (sitewideBanner === null || !sitewideBanner.enabled) return null;
  const { text, href, backgroundColor, textColor, from, until } = sitewideBanner;
  return { text, href, backgroundColor, textColor, from, until };
}

/**
 * The parts of a shop's face that its team edits, as every page has them; of a store that is closed to the visitor, those
 * that lead nowhere and run nothing.
 */
export function shownFace(division: Division, isShutOut: boolean) {
  const none = { social: [], marks: [], smallPrint: '' };
  return {
    subdomain: {
      sitewideBanner: bannerOf(division),
      mainMenu: isShutOut ? [] : division.mainMenu,
      customCode: isShutOut || runningCode(division) === null ? null : (division.customCode?.code ?? null),
    },
    footer: isShutOut ? [] : division.footer,
    footerDetails: isShutOut ? none : footerDetailsOf(division),
    ownCode: isShutOut ? null : ownCodeOf(division),
  };
}
