export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailSender {
  readonly vendor: string;
  /** @throws {DeliveryError} */
  send(mail: Mail): Promise<void>;
  /** Signs in at the mail server and sends nothing. @throws {DeliveryError} */
  check(): Promise<void>;
}
