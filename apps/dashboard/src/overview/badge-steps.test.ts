import { completionBadges } from '@omnis/models';
import { expect, it } from 'vitest';
import { checklistOf } from './badge-steps.ts';

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
