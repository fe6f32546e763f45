/** The parts that figures are put together from, on a ground of 100 × 120; the head is at (50, 50). */

export const HEADGEAR = {
  hood: 'M50 22C34 24 27 40 29 62c1 8 4 13 6 16h30c2-3 5-8 6-16C73 40 66 24 50 22Z M50 36c9 0 13 7 13 16s-5 16-13 16-13-7-13-16 4-16 13-16Z',
  mitre: 'M50 6C40 16 34 26 34 42h32C66 26 60 16 50 6Z M48 14h4v8h6v4h-6v12h-4V26h-6v-4h6Z',
  crown: 'M31 40 28 17l12 11L50 11l10 17 12-11-3 23Z',
  laurel:
    'M32.1 51.4Q33.2 42.5 27.2 38.3Q25.4 45.5 32.1 51.4Z M32.8 43.6Q37.1 35.8 33 29.6Q28.7 35.6 32.8 43.6Z M35.8 36.7Q42.8 31 41.2 23.8Q35 27.8 35.8 36.7Z M40.9 31.7Q49.5 28.9 50.7 21.7Q43.5 23.1 40.9 31.7Z M59.1 31.7Q56.5 23.1 49.3 21.7Q50.5 28.9 59.1 31.7Z M64.2 36.7Q65 27.8 58.8 23.8Q57.2 31 64.2 36.7Z M67.2 43.6Q71.3 35.6 67 29.6Q62.9 35.8 67.2 43.6Z M67.9 51.4Q74.6 45.5 72.8 38.3Q66.8 42.5 67.9 51.4Z ',
  goggles:
    'M32 43h36v12h-8a6 6 0 0 1-10-1 6 6 0 0 1-10 1h-8Z M41 45a4 4 0 1 0 0.01 0Z M59 45a4 4 0 1 0 0.01 0Z',
  helmet: 'M29 48C28 28 38 22 50 22s22 6 21 26h5v5H24v-5Z M46 14h8v12h-8Z',
  cap: 'M31 45C29 30 38 25 50 25c11 0 18 4 19 14l14 3v4H31Z',
  brim: 'M18 44c10 2 14-2 16-6 2-10 6-16 16-16s14 6 16 16c2 4 6 8 16 6-6 7-18 8-32 8s-26-1-32-8Z',
  visor: 'M33 44h36l4 4-4 8H33l-3-5Z',
  mask: 'M35 52h30c0 12-6 18-15 20-9-2-15-8-15-20Z M41 57h18v3H41Z M43 63h14v3H43Z',
  bandana: 'M33 46c2-10 8-14 17-14s15 4 17 14l12 8-2 4-12-6H33Z',
  horns: 'M35 40C22 38 20 24 26 14c0 10 6 14 14 18Z M65 40c13-2 15-16 9-26 0 10-6 14-14 18Z',
};

/** What a figure carries. */
export const ATTRIBUTES = {
  staff: 'M80 30h4v90h-4Z M82 14a9 9 0 1 1-0.01 0Z M82 19a4 4 0 1 0 0.01 0Z',
  book: 'M66 84l14-5 14 5v24l-14-5-14 5Z M79 80h2v24h-2Z',
  scales: 'M79 70h3v44h-3Z M64 74h33v3H64Z M60 92c0 8 14 8 14 0l-7-15Z M87 92c0 8 14 8 14 0l-7-15Z',
  helix:
    'M74 66c14 8 14 16 0 24s-14 16 0 24h6c14-8 14-16 0-24s-14-16 0-24Z M77 72l6 6-6 6-6-6Z M77 96l6 6-6 6-6-6Z',
  lens: 'M78 76a14 14 0 1 1-0.01 0Z M78 82a8 8 0 1 0 0.01 0Z',
  key: 'M80 70a9 9 0 1 1-0.01 0Z M80 75a4 4 0 1 0 0.01 0Z M78 87h5v26h8v-5h-8v-4h6v-4h-6Z',
  compass: 'M80 68l13 42h-5l-9-28-9 28h-5l13-42Z M72 96h16v3H72Z',
  banner: 'M76 50h4v70h-4Z M80 52h20l-5 9 5 9H80Z',
  jewel: 'M66 84h22l8 10-19 22-19-22Z M70 94h15',
  scroll: 'M66 82h26v6H66Z M69 88h20v20H69Z M66 106h26v6H66Z',
  hammer: 'M78 84h5v36h-5Z M68 72h26v13H68Z',
  flame: 'M80 70c1 8 11 14 11 25a11 11 0 0 1-22 0c0-6 5-9 6-15 3 2 4 5 4 8 2-4 2-12 1-18Z',
  net: 'M64 80h30v4H64Z M64 90h30v4H64Z M64 100h30v4H64Z M69 76h4v32h-4Z M85 76h4v32h-4Z',
};

export type Headgear = keyof typeof HEADGEAR;
export type Attribute = keyof typeof ATTRIBUTES;

/** Who wears and carries what. */
export const FIGURES: Record<string, [Headgear, Attribute?]> = {
  novice: ['hood', 'flame'],
  preacher: ['hood', 'book'],
  missionary: ['bandana', 'staff'],
  'high-priest': ['mitre', 'staff'],
  inquisitor: ['brim', 'flame'],
  heir: ['crown'],
  senator: ['laurel', 'scroll'],
  chancellor: ['crown', 'key'],
  warden: ['helmet', 'key'],
  ambassador: ['laurel', 'lens'],
  geneticist: ['goggles', 'helix'],
  'lab-assistant': ['cap', 'helix'],
  chimera: ['horns'],
  surgeon: ['mask', 'lens'],
  virologist: ['mask', 'helix'],
  engineer: ['helmet', 'compass'],
  nanotechnician: ['goggles', 'lens'],
  sapper: ['helmet', 'hammer'],
  'master-architect': ['laurel', 'compass'],
  merchant: ['cap', 'scales'],
  'union-delegate': ['cap', 'banner'],
  miner: ['helmet', 'hammer'],
  foreman: ['helmet', 'scroll'],
  apprentice: ['bandana', 'hammer'],
  mechanic: ['goggles', 'hammer'],
  hacker: ['visor', 'net'],
  smuggler: ['brim', 'jewel'],
  conspirator: ['hood', 'lens'],
  courtesan: ['laurel'],
  morphoplast: ['mask'],
  worker: ['helmet'],
  convert: ['hood'],
  priest: ['mitre'],
};

/** A building: its outline, and the openings that are lit. */
export const BUILDINGS: Record<string, [string, string]> = {
  cathedral: [
    'M14 112V62l9-22 9 22v8h6V42L50 8l12 34v28h6v-8l9-22 9 22v50Z',
    'M50 46a9 9 0 1 1-0.01 0Z M44 112V84a6 8 0 0 1 12 0v28Z M21 70h4v18h-4Z M75 70h4v18h-4Z',
  ],
  'conversion-centre': [
    'M10 112V58c0-26 18-42 40-42s40 16 40 42v54H74V62c0-16-10-26-24-26S26 46 26 62v50Z M42 112c-8-18 8-26 8-48 8 14 12 34 2 48Z',
    'M48 112c-4-10 3-16 3-28 4 8 5 20 1 28Z',
  ],
  seminary: [
    'M16 112V60l34-30 34 30v52Z M44 14h12v20H44Z',
    'M28 72h10v16H28Z M62 72h10v16H62Z M44 112V92h12v20Z',
  ],
  sanctuary: [
    'M12 112c0-50 14-86 38-96 24 10 38 46 38 96Z',
    'M50 44c1 8 10 14 10 24a10 10 0 0 1-20 0c0-6 4-8 5-14 3 2 4 4 4 6 2-4 2-10 1-16Z',
  ],
  'senate-dome': [
    'M12 112V76h6c0-22 14-36 28-38V26h8v12c14 2 28 16 28 38h6v36Z',
    'M22 84h6v20h-6Z M36 84h6v20h-6Z M58 84h6v20h-6Z M72 84h6v20h-6Z',
  ],
  clinic: [
    'M12 112V66c0-22 16-36 38-36s38 14 38 36v46Z',
    'M44 52h12v12h12v12H56v12H44V76H32V64h12Z',
  ],
  'regeneration-hospital': [
    'M8 112V78a15 17 0 0 1 22-15V44a20 23 0 0 1 40 0v19a15 17 0 0 1 22 15v34Z',
    'M46 42h8v8h8v8h-8v8h-8v-8h-8v-8h8Z M19 78a6 7 0 1 1-0.01 0Z M81 78a6 7 0 1 1-0.01 0Z M44 112V92h12v20Z',
  ],
  'habitat-ring': [
    'M50 34c28 0 46 14 46 28S78 90 50 90 4 76 4 62s18-28 46-28Z M50 50c-20 0-32 6-32 12s12 12 32 12 32-6 32-12-12-12-32-12Z M45 16h10v96H45Z',
    'M50 55a7 7 0 1 1-0.01 0Z M10 58h8v8h-8Z M82 58h8v8h-8Z',
  ],
  'orbital-shipyard': [
    'M14 112V30h10v18l52-18h10v82H76V52L24 70v42Z M40 112V84h20v28Z',
    'M44 90h12v8H44Z',
  ],
  'shield-generator': [
    'M30 112V74a20 20 0 0 1 40 0v38Z M8 70a42 42 0 0 1 84 0h-8a34 34 0 0 0-68 0Z',
    'M50 68a9 9 0 1 1-0.01 0Z',
  ],
  refinery: [
    'M10 112V34h13v40h6V20h13v54h6V44h13v24a19 19 0 0 1 29 18v26Z',
    'M71 74a11 11 0 1 1-0.01 0Z M14 24a6 6 0 1 1 0.01 0Z M35 10a6 6 0 1 1 0.01 0Z M18 92h8v12h-8Z M34 92h8v12h-8Z',
  ],
  dormitory: [
    'M10 112V40h80v72Z M10 40 50 20l40 20Z',
    'M18 50h14v12H18Z M43 50h14v12H43Z M68 50h14v12H68Z M18 70h14v12H18Z M43 70h14v12H43Z M68 70h14v12H68Z',
  ],
  forge: [
    'M10 112V60l22-16v16l22-16v16l22-16V24h14v88Z',
    'M50 76c1 6 8 10 8 18a8 8 0 0 1-16 0c0-4 4-6 4-10 2 1 3 3 3 4 2-3 1-9 1-12Z',
  ],
  'clandestine-bank': [
    'M14 112 22 30l62-10 6 92Z',
    'M53 40a26 26 0 1 1-0.01 0Z M53 50a16 16 0 1 0 0.01 0Z M51 42h4v48h-4Z M29 64h48v4H29Z',
  ],
  hideout: ['M4 112 34 46l12 18L64 22l32 90Z', 'M42 112l8-24 9 24Z M66 54l6 4-3 9-6-5Z'],
  'black-market': [
    'M10 112 16 52l36-18 36 22 4 56Z',
    'M24 66h18v12H24Z M56 66h18v12H56Z M42 112V90h16v22Z',
  ],
  'lawless-zone': ['M8 112 20 36l14 20 8-40 16 44 18-28 16 80Z', 'M44 112l6-20 8 20Z'],
  'secret-services': [
    'M8 112V74l16-10V36l26-22 26 22v28l16 10v38Z',
    'M50 40c12 0 20 8 24 14-4 6-12 14-24 14s-20-8-24-14c4-6 12-14 24-14Z M50 46a8 8 0 1 0 .01 0Z M42 112V88h16v24Z',
  ],
  penitentiary: [
    'M10 112V40h10v-8h12v8h36v-8h12v8h10v72Z',
    'M24 54h8v24h-8Z M38 54h8v24h-8Z M54 54h8v24h-8Z M68 54h8v24h-8Z M43 112V90h14v22Z',
  ],
  'diplomatic-academy': [
    'M8 112V98h6V56H8L50 24l42 32h-6v42h6v14Z',
    'M24 60h6v34h-6Z M40 60h6v34h-6Z M54 60h6v34h-6Z M70 60h6v34h-6Z M50 34a6 6 0 1 1-.01 0Z',
  ],
  'mutation-lab': [
    'M38 20h24v8h-4v22l30 50a8 8 0 0 1-7 12H19a8 8 0 0 1-7-12l30-50V28h-4Z',
    'M34 80h32l14 24H20Z M46 64a5 5 0 1 1-.01 0Z M56 52a4 4 0 1 1-.01 0Z',
  ],
  genotheque: [
    'M10 112V30h16v82Z M30 112V18h40v94Z M74 112V30h16v82Z',
    'M40 26c22 12 22 22 0 34s-22 22 0 34h6c-14-12-14-22 6-34s20-22-6-34Z M54 26c22 12-8 22-8 34s30 22 8 34h6c22-12-8-22-8-34s30-22 8-34Z',
  ],
  archives: [
    'M12 112V34l38-16 38 16v78Z',
    'M22 44h56v8H22Z M22 58h24v8H22Z M54 58h24v8H54Z M22 72h56v8H22Z M22 86h16v26H22Z M46 86h32v8H46Z',
  ],
  'rd-department': [
    'M10 112V66l22-14V22h36v30l22 14v46Z',
    'M50 26a12 12 0 1 1-.01 0Z M50 32a6 6 0 1 0 .01 0Z M20 76h14v14H20Z M43 76h14v14H43Z M66 76h14v14H66Z',
  ],
};
