// "Really?": a question with two answers, in our own dialog.

interface Question {
  text: string;
  yes: string;
  answer: (agrees: boolean) => void;
}

let asked = $state.raw<Question | null>(null);

export const question = (): Question | null => asked;

export function ask(text: string, yes: string): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    asked = {
      text,
      yes,
      answer: (agrees) => {
        asked = null;
        resolve(agrees);
      },
    };
  });
}
