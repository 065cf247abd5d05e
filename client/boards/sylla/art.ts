/** Which drawing shows what, by the numbers of the components. */
export const VIRTUE_ART = ['civic-spirit', 'health', 'leisure'] as const;

export const CARD_ART = [
  'senator',
  'senator',
  'merchant',
  'merchant',
  'legionary',
  'vestal',
  'slave',
  'slave',
  'crane',
] as const;

export const BUILDING_ART = [
  'stall',
  'field',
  'private-temple',
  'tavern',
  'crane-tile',
  'insula',
  'triumphal-arch',
  'statue',
  'bank',
] as const;

export const EVENT_ART = [
  'epidemic',
  'eruption',
  'imperial-cult',
  'famine',
  'flood',
  'slave-revolt',
  'senate-purge',
  'christian-persecution',
  'pillage',
  'decadence',
] as const;

export const WORK_ART = [
  'pantheon',
  'temple',
  'granary',
  'public-baths',
  'colosseum',
  'senate-house',
] as const;

export const CUBE_ART = ['cube-legionary', 'cube-vestal'] as const;
