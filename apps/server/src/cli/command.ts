import type { Config, ConfigError } from '../config.ts';

/** The input of a command. */
export interface CommandInput {
  config: Config;
  args: readonly string[];
}

/** A command of the `omnis` program. */
export interface Command {
  name: string;
  usage: string;
  summary: string;
  /** Further lines of the command's own help. */
  details?: readonly string[];
  run(input: CommandInput): Promise<void>;
  /** Handles settings that cannot be used; without it the error ends the program. */
  withoutConfig?(error: ConfigError, args: readonly string[]): Promise<void>;
}
