const signInWays = ['password', 'code', 'link', 'sign-up', 'passkey', 'wechat', 'company'] as const;
export type SignInWay = (typeof signInWays)[number];

export function isSignInWay(text: string): text is SignInWay {
  return (signInWays as readonly string[]).includes(text);
}
