import { socialHref, socialNetworks, type SocialNetwork } from '@omnis/models';
import { readText, type Values } from '../../read/read.ts';

/** A link to a shop's presence on a network. */
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly href: string;
}

/** The networks that a block names. */
export function readSocials(values: Values): readonly SocialLink[] {
  return socialNetworks.flatMap((network) => {
    const href = socialHref(network, readText(values, network));
    return href === '' ? [] : [{ network, href }];
  });
}
