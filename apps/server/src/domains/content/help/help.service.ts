import { texts, type CallResponse, type HelpQuestion } from '@omnis/contract';
import { platformDivision, type Language } from '@omnis/models';
import { readThrough } from '../../../cache/read-through.ts';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { Shipping } from '../../delivery/shipping.ts';
import type { Division } from '../../../tenancy/division.ts';
import { FilledHelp } from './filled-help.ts';
import { reasons } from './reasons.ts';
import type { StoreFacts } from './fact-names.ts';
import { storeFacts } from './store-facts.ts';
import { popular } from './topics.ts';
import { helpWords } from './words/help-words.ts';

/** Help of the stores: questions of the platform, with the facts of the store in their answers, in a language. */
export interface HelpService {
  list(
    division: Division,
    asked: { search?: string | undefined; language: Language },
  ): Promise<CallResponse<'help.list'>>;
  group(
    division: Division,
    asked: { code: string; language: Language },
  ): Promise<Result<CallResponse<'help.group'>>>;
  question(
    division: Division,
    asked: { name: string; language: Language },
  ): Promise<Result<CallResponse<'help.question'>>>;
  reason(
    division: Division,
    asked: { name: string; language: Language },
  ): Promise<Result<CallResponse<'help.reason'>>>;
  /** Facts from a store's settings, for other texts of the platform. */
  facts(division: Division, language: Language): Promise<StoreFacts>;
}

const missing = (): Failure => fail('not_found', texts.pageNotFound);
const titled = ({ name, title }: HelpQuestion): { name: string; title: string } => ({ name, title });

/** Builds the service. */
export function createHelpService(
  { database, cache, divisions }: Pick<Core, 'database' | 'cache' | 'divisions'>,
  shipping: Pick<Shipping, 'read'>,
): HelpService {
  function filled(division: Division, language: Language): Promise<FilledHelp> {
    const place = {
      key: `help:${division.id}:${language}`,
      tags: [`division:${division.id}`, `division:${platformDivision}`],
    };
    const is = (value: unknown): value is FilledHelp => value instanceof FilledHelp;
    return readThrough<FilledHelp>(cache, { ...place, is }, async () => {
      const methods = await database.tenant(division.id, (db) => shipping.read(db, division));
      const { companyName, name } = divisions.platform() ?? division;
      const facts = storeFacts(division, { methods, platform: companyName || name, language });
      // The answers, and their words once more for the search.
      return { value: new FilledHelp(language, facts), bytes: 120_000 };
    });
  }

  return {
    facts: async (division, language) => (await filled(division, language)).facts,

    list: async (division, { search, language }) => {
      const help = await filled(division, language);
      const asked = search?.trim() ?? '';
      return {
        groups: help.groups.map((group) => ({ ...group, questions: group.questions.map(titled) })),
        reasons: reasons.map(({ name }) => ({ name, ...helpWords[language].reasons[name] })),
        popular: help.all(popular).map(titled),
        found: asked === '' ? null : help.search(asked),
      };
    },

    group: async (division, { code, language }) => {
      const { groups } = await filled(division, language);
      const group = groups.find((each) => each.code === code);
      return group ? ok({ ...group, questions: [...group.questions] }) : missing();
    },

    question: async (division, { name, language }) => {
      const help = await filled(division, language);
      const question = help.named(name);
      const group = help.groups.find(({ code }) => code === question?.group.code);
      if (!question || !group) return missing();
      return ok({ ...question, related: group.questions.filter((other) => other !== question).map(titled) });
    },

    reason: async (division, { name, language }) => {
      const help = await filled(division, language);
      const reason = reasons.find((each) => each.name === name);
      if (!reason) return missing();
      const words = helpWords[language];
      return ok({
        name,
        ...words.reasons[reason.name],
        actions: reason.actions.map((href) => ({ text: words.actions[href], href })),
        questions: help.all(reason.questions),
      });
    },
  };
}
