// What a browser calls itself, as people call it: "Firefox, Android".

const BROWSERS: [string, string][] = [["Edg", "Edge"], ["OPR/", "Opera"], ["Firefox", "Firefox"], ["FxiOS", "Firefox"],
  ["Chrom", "Chrome"], ["CriOS", "Chrome"], ["Safari", "Safari"]];
const SYSTEMS: [string, string][] = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"],
  ["Windows", "Windows"], ["Mac OS", "macOS"], ["CrOS", "ChromeOS"], ["Linux", "Linux"]];

export function device(agent: string): string {
  const first = (names: [string, string][]): string | undefined => names.find(([sign]) => agent.includes(sign))?.[1];
  const found = [first(BROWSERS), first(SYSTEMS)].filter((one) => one !== undefined);
  return found.length ? found.join(", ") : agent.slice(0, 60);
}
