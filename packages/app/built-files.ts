/** An entry of the build's manifest. */
export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Everything that must be there before these modules run: they and what they import, with their scripts and styles. */
export function builtFiles(manifest: Manifest, names: readonly string[]) {
  const modules = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not in the build`);
    if (modules.has(name)) return;
    modules.add(name);
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return { modules, scripts, styles };
}
