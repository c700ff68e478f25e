import type { Rule } from './rule.ts';
import { domains } from './rules/domains.ts';
import { fileLength } from './rules/file-length.ts';
import { layers } from './rules/layers.ts';
import { noDoubleCast } from './rules/no-double-cast.ts';
import { noExportStar } from './rules/no-export-star.ts';
import { noRawColour } from './rules/no-raw-colour.ts';
import { noSilencers } from './rules/no-silencers.ts';
import { plainEnglish } from './rules/plain-english.ts';

export { checkGraph, type GraphProblem } from './graph.ts';
export { readWorkspace, type Workspace, type WorkspacePackage } from './workspace.ts';

const rules: Record<string, Rule> = {
  domains,
  layers,
  'file-length': fileLength,
  'no-double-cast': noDoubleCast,
  'no-export-star': noExportStar,
  'no-raw-colour': noRawColour,
  'no-silencers': noSilencers,
  'plain-english': plainEnglish,
};

/** The plugin that `.oxlintrc.json` loads: rules `house/…`. */
const plugin = { meta: { name: 'house' }, rules };

export default plugin;
