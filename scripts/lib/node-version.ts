const NEEDED = 24;

/** Ends the process with advice when this is not the Node that the repository brings along. */
export function requireOwnNode(): void {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return;
  console.error(
    `This is Node ${process.versions.node}, and the scripts need Node ${NEEDED}, which is installed with the ` +
      'dependencies. Run the script by its name, as in `npx -y pnpm@12.18.0 start`.',
  );
  process.exit(1);
}
