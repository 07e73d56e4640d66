// Roman numerals, as far as a table goes.

const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

export const roman = (number: number): string => NUMERALS[number] ?? String(number);
