import type { CallArg } from '@omnis/api-client';
import type { ManagedCreator } from '@omnis/contract';
import { creatorLimits, creatorLinkFault, creatorUrlNameFault, type CreatorKind } from '@omnis/models';
import type { CreatorTexts } from '../texts/creator/index.ts';

/** A link as it is edited. */
export interface EditedLink {
  readonly name: string;
  readonly url: string;
}

/** Editable values of a creator; the picture is saved as soon as it is sent. */
export interface CreatorValues {
  readonly name: string;
  readonly urlName: string;
  readonly kind: CreatorKind;
  readonly about: string;
  readonly links: readonly EditedLink[];
}

/** Changes as they are sent. */
export type CreatorChanges = Omit<CallArg<'dashboard.updateCreator'>['body'], 'version'>;

/** Messages by field: `name`, or `links.0.url` and alike. */
export type CreatorErrors = Readonly<Record<string, string>>;

/** A creator as a form begins with them. */
export function valuesOf({ name, urlName, kind, about, links }: ManagedCreator): CreatorValues {
  return { name, urlName, kind, about, links };
}

function linkErrors(t: CreatorTexts, { name, url }: EditedLink, at: number): [string, string][] {
  const fault = url.trim() === '' ? t('thisFieldIsRequired') : creatorLinkFault(url.trim());
  return [
    ...(name.trim() === '' ? [[`links.${at}.name`, t('thisFieldIsRequired')] as [string, string]] : []),
    ...(fault === null ? [] : [[`links.${at}.url`, fault] as [string, string]]),
  ];
}

/** Faults in the values, found before they are sent. */
export function creatorErrors(t: CreatorTexts, { name, urlName, links }: CreatorValues): CreatorErrors {
  const addressFault = creatorUrlNameFault(urlName.trim());
  return Object.fromEntries([
    ...(name.trim() === '' ? [['name', t('thisFieldIsRequired')]] : []),
    ...(name.trim().length > creatorLimits.name
      ? [['name', t('atMostCharacters', { most: creatorLimits.name })]]
      : []),
    ...(addressFault === null ? [] : [['urlName', addressFault]]),
    ...links.flatMap((link, at) => linkErrors(t, link, at)),
  ]);
}

/** Changes that make a creator match the form: only what differs. */
export function creatorChangesOf(before: CreatorValues, now: CreatorValues): CreatorChanges {
  const sameLinks = JSON.stringify(before.links) === JSON.stringify(now.links);
  return {
    ...(before.name === now.name ? {} : { name: now.name }),
    ...(before.urlName === now.urlName ? {} : { urlName: now.urlName }),
    ...(before.kind === now.kind ? {} : { kind: now.kind }),
    ...(before.about === now.about ? {} : { about: now.about }),
    ...(sameLinks ? {} : { links: [...now.links] }),
  };
}
