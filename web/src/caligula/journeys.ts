export const phase = (): string => "";
export const journeys = (): [] => [];
