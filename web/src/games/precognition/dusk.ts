/** The stage: one river at dusk that runs through three seasons, and a boat's hull. Drawn once each. */
import { Chance } from '../../lib/ui/random';

const WIDTH = 1310;
const HORIZON = 92;
const HEIGHT = 190;

const image = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

const times = (count: number, part: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => part(place)).join('');

/** Hills from one end to another: round, or with the edges of mountains. */
function hills(name: string, from: number, to: number, height: number, sharp = false): string {
  const chance = new Chance(name);
  const steps = sharp ? Math.round((to - from) / 32) : 8;
  let d = `M${from} ${HORIZON + 2}`;
  let [x, y] = [from, HORIZON + 2];
  for (let i = 1; i <= steps; i++) {
    const rise = Math.pow(Math.sin((Math.PI * i) / steps), 0.6);
    const share = sharp
      ? i % 2
        ? chance.between(0.6, 1.05)
        : chance.between(0.3, 0.6)
      : chance.between(0.55, 1.1);
    const next = Math.round(from + ((to - from) * i) / steps);
    const top = i === steps ? HORIZON + 2 : Math.round(HORIZON - height * rise * share);
    d += sharp
      ? `L${next} ${top}`
      : `C${(x + next) / 2} ${y} ${(x + next) / 2} ${top} ${next} ${top}`;
    [x, y] = [next, top];
  }
  return `${d}z`;
}

function trees(chance: Chance, from: number, tones: [string, string]): string {
  return times(17, (i) => {
    const x = Math.round(from + i * 26 + chance.between(-5, 5));
    const r = chance.between(5, 9).toFixed(1);
    return `<path d="M${x} ${HORIZON + 2}v-9" stroke="${tones[0]}" stroke-width="2"/><circle cx="${x}" cy="${HORIZON - 9}" r="${r}" fill="${tones[i % 3 ? 0 : 1]}"/>`;
  });
}

const firs = (chance: Chance): string =>
  times(17, (i) => {
    const x = Math.round(880 + i * 26 + chance.between(-5, 5));
    const h = chance.whole(16, 30);
    return `<path fill="#142c54" d="M${x} ${HORIZON + 2}l6-${h} 6 ${h}z"/><path fill="#dfeaf8" d="M${x + 4} ${HORIZON + 2 - h * 0.65}l2-${h * 0.35} 2 ${h * 0.35}z"/>`;
  });

/** The light stands over the season that it is. */
function stage(season: number): string {
  const chance = new Chance('great river');
  const light = [250, 640, 1040][season - 1] ?? 640;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><defs>
<linearGradient id="s"><stop stop-color="#1d6f86"/><stop offset=".3" stop-color="#2c6285"/><stop offset=".47" stop-color="#a4562f"/><stop offset=".66" stop-color="#513a6d"/><stop offset="1" stop-color="#274a80"/></linearGradient>
<linearGradient id="n" x2="0" y2="1"><stop stop-color="#04101c" stop-opacity=".93"/><stop offset=".5" stop-color="#061827" stop-opacity=".6"/><stop offset="1" stop-color="#061827" stop-opacity=".04"/></linearGradient>
<linearGradient id="w" x2="0" y2="1"><stop stop-color="#1d6a7c"/><stop offset=".5" stop-color="#145570"/><stop offset="1" stop-color="#0d3a52" stop-opacity="0"/></linearGradient>
<radialGradient id="g"><stop stop-color="#ffdf9a" stop-opacity=".95"/><stop offset=".35" stop-color="#ffb45c" stop-opacity=".4"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient></defs>
<path d="M0 0h${WIDTH}v${HORIZON + 4}H0z" fill="url(#s)"/><path d="M0 0h${WIDTH}v${HORIZON + 4}H0z" fill="url(#n)"/>
${times(60, () => `<circle cx="${chance.whole(0, WIDTH)}" cy="${chance.whole(0, 56)}" r="${chance.between(0.5, 1.4).toFixed(1)}" fill="#fff" opacity="${chance.between(0.3, 0.9).toFixed(1)}"/>`)}
<circle cx="${light}" cy="${HORIZON - 26}" r="125" fill="url(#g)" opacity=".85"/><circle cx="${light}" cy="${HORIZON - 30}" r="18" fill="#fff2cf"/>
<path d="${hills('far winter', 770, 1440, 84, true)}" fill="#7f9dcb"/><path d="${hills('near winter', 840, 1420, 54, true)}" fill="#4d6aa2"/>
<path d="${hills('far autumn', 330, 950, 40)}" fill="#8f4a30"/><path d="${hills('far summer', -130, 520, 42)}" fill="#136a66"/>
<path d="${hills('near autumn', 420, 900, 24)}" fill="#5a2b2b"/><path d="${hills('near summer', -90, 460, 22)}" fill="#0b474a"/><path d="${hills('low winter', 860, 1400, 24, true)}" fill="#2a4678"/>
${trees(chance, 6, ['#083238', '#0a3f42'])}${trees(chance, 444, ['#3b1c22', '#74371f'])}${firs(chance)}
<path d="M0 ${HORIZON}h${WIDTH}v${HEIGHT - HORIZON}H0z" fill="url(#w)"/>
${times(13, (i) => {
  const long = 10 + i * 4 + chance.whole(0, 16);
  return `<path d="M${light - long / 2 + chance.whole(-4, 4)} ${HORIZON + 3 + i * 4}h${long}" stroke="#ffe2a6" stroke-opacity="${(0.7 - i * 0.05).toFixed(2)}" stroke-width="1.7" stroke-linecap="round"/>`;
})}
${times(40, () => {
  const long = chance.whole(14, 60);
  return `<path d="M${chance.whole(0, WIDTH)} ${chance.whole(HORIZON + 4, HEIGHT)}q${long / 4}-2 ${long / 2} 0t${long / 2} 0" fill="none" stroke="#bfeaf0" stroke-opacity="${chance.between(0.05, 0.14).toFixed(2)}" stroke-width="1.6"/>`;
})}</svg>`;
}

const stages = new Map<number, string>();

export function stageImage(season: number): string {
  let found = stages.get(season);
  if (!found) stages.set(season, (found = image(stage(season))));
  return found;
}

export const HULL = image(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 120" preserveAspectRatio="none"><defs><linearGradient id="h" x2="0" y2="1"><stop stop-color="#8d5428"/><stop offset=".5" stop-color="#5f3519"/><stop offset="1" stop-color="#2e1a0e"/></linearGradient></defs><path d="M4 16Q4 92 54 120H740Q836 96 876 0Q820 18 740 18z" fill="url(#h)"/><path d="M4 16Q400 21 740 18Q820 16 876 0l-7 14Q820 30 740 31Q400 34 4 29z" fill="#d08a45"/><g fill="none" stroke="#21120a" stroke-opacity=".4" stroke-width="1.4">${times(4, (i) => `<path d="M${10 + i * 10} ${50 + i * 19}Q400 ${55 + i * 19} ${836 - i * 22} ${44 + i * 19}"/>`)}</g></svg>`,
);
