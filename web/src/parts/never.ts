/** Every case is seen to, or the type check fails. What a newer server adds, and this page can't know, comes to
 *  `otherwise`. */
export const assertNever = <T>(_left: never, otherwise: T): T => otherwise;
