/** Why a campaign was not sent, or not to all: its segment is gone, or the store was closed. */
export const campaignProblem = `
ALTER TABLE campaigns ADD COLUMN problem text CHECK (problem IN ('segment', 'closed'));
`;
