export interface ImageSteps {
  /** Commands of the first stage, each a line of a shell. */
  readonly build: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/** Reads the steps of a Dockerfile with two stages. @throws where it has no command or health check in list form */
export function readImageSteps(dockerfile: string): ImageSteps {
  const lines = dockerfile
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const second = lines.findLastIndex((line) => line.startsWith('FROM '));
  const named = (name: string, from: readonly string[]) =>
    from.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const listed = (line: string | undefined) =>
    JSON.parse(/\[.*\]$/.exec(line ?? '')?.[0] ?? '') as readonly string[];
  const image = lines.slice(second);
  const settings = named('ENV', image).flatMap((line) => line.split(/\s+/));
  return {
    build: named('RUN', lines.slice(0, second)),
    environment: Object.fromEntries(
      settings.map((setting) => {
        const at = setting.indexOf('=');
        return [setting.slice(0, at), setting.slice(at + 1)];
      }),
    ),
    command: listed(named('CMD', image).at(-1)),
    healthCheck: listed(named('HEALTHCHECK', image).at(-1)),
  };
}
