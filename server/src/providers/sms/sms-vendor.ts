/** A one-time code on its way to a phone of mainland China, 11 digits. Carriers allow approved templates only, so the words are the vendor's. */
export interface CodeMessage {
  readonly phone: string;
  readonly code: string;
}

export interface SmsSender {
  readonly vendor: string;
  /** @throws {DeliveryError} */
  sendCode(message: CodeMessage): Promise<void>;
}

/** Settings of the configuration; each vendor names those it needs. */
export interface SmsSettings {
  readonly accessKeyId?: string | undefined;
  readonly accessKeySecret?: string | undefined;
  readonly signName?: string | undefined;
  /** Approved template with one parameter: the code. */
  readonly template?: string | undefined;
  readonly appId?: string | undefined;
  /** Address of the vendor, where it is not the vendor's public one. */
  readonly address?: string | undefined;
}

/** A way to send text messages; adding one is a file and a line in the registry. */
export interface SmsVendor {
  readonly id: string;
  /** @throws when the settings lack what the vendor needs */
  open(settings: SmsSettings, now: () => Date): SmsSender;
}
