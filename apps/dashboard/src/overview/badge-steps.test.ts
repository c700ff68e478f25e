import { completionBadges } from '@omnis/models';
import { expect, it } from 'vitest';
import { checklistOf, groupsOf } from './badge-steps.ts';

const codes = (plan: 'standard' | 'pro', won: readonly string[] = []): string[] =>
  checklistOf(plan, new Set(won)).map(({ code }) => code);

it('the first steps hold only what an owner on the plan can do', () => {
  expect(codes('standard')).toEqual(['sign-up', 'profile', 'designer', 'theme', 'entrepreneur']);
  expect(codes('pro')).toContain('homepage');
  expect(codes('pro')).not.toContain('shopify-sign-up');
});

it('a badge that was won stays among them', () => {
  expect(codes('standard', ['homepage', 'billing', 'shopify-sign-up'])).toEqual(
    completionBadges.map(({ code }) => code),
  );
});

it('platform.md §3 Project: badges – are listed by group, each once', () => {
  const groups = groupsOf(completionBadges);
  expect(groups.map(({ title, badges }) => [title, badges.map(({ code }) => code)])).toEqual([
    ['Account', ['sign-up', 'profile', 'billing']],
    ['Look', ['theme', 'homepage']],
    ['Selling', ['designer', 'shopify-sign-up', 'entrepreneur']],
  ]);
  expect(groupsOf(completionBadges.filter(({ code }) => code === 'theme')).map(({ group }) => group)).toEqual(
    ['look'],
  );
});
