import type { Campaign, CampaignValues } from '@omnis/contract';
import { readRelated } from '@omnis/models';

/** A notification that nobody has written yet. */
export const blankCampaign: CampaignValues = {
  title: '',
  body: '',
  image: null,
  href: '',
  actions: [],
  formFields: [],
  position: 'top-right',
  template: 'Simple',
  audience: 'subscribers',
  segment: null,
  related: '',
};

/** The parts of a notification that its form holds. */
export function campaignValuesOf({ title, body, image, href, ...others }: Campaign): CampaignValues {
  const { actions, formFields, position, template, audience, segment, related } = others;
  return { title, body, image, href, actions, formFields, position, template, audience, segment, related };
}

/**
 * Reads the address of the builder: title, body, related and href (platform.md §2). A subject of another form than
 * `product|{id}` is left out.
 */
export function prefilledCampaign(query: URLSearchParams): CampaignValues {
  const related = query.get('related') ?? '';
  return {
    ...blankCampaign,
    title: (query.get('title') ?? '').slice(0, 120),
    body: (query.get('body') ?? '').slice(0, 1000),
    href: (query.get('href') ?? '').slice(0, 2000),
    related: readRelated(related) === null ? '' : related,
  };
}
