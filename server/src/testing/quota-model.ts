/** The ledger of one wallet of characters as it should be, in memory and without any care for speed or faults. */

interface ModelLot {
  readonly key: string;
  available: number;
  held: number;
  used: number;
  expired: number;
  takenBack: number;
  readonly expiresAt: Date;
}

interface ModelPart {
  readonly lot: ModelLot;
  left: number;
}

interface ModelHold {
  readonly parts: ModelPart[];
  readonly expiresAt: Date;
  ended: boolean;
}

interface ModelUse {
  readonly taken: { readonly lot: ModelLot; readonly amount: number }[];
  refunded: boolean;
}

const holdMs = 15 * 60_000;
const goodwillMs = 7 * 86_400_000;

export class QuotaModel {
  private readonly lots: ModelLot[] = [];
  private readonly holds: ModelHold[] = [];
  private readonly uses: ModelUse[] = [];
  private goodwills = 0;
  private readonly monthly: number;

  /** What the plan grants each month. */
  constructor(monthly: number) {
    this.monthly = monthly;
  }

  grant(key: string, amount: number, expiresAt: Date): void {
    const nothing = { held: 0, used: 0, expired: 0, takenBack: 0 };
    this.lots.push({ key, available: amount, ...nothing, expiresAt });
  }

  /** Whether there is enough; a refusal commits too, and with it the grant of the month. */
  hold(amount: number, now: Date): boolean {
    this.grantMonth(now);
    const open = this.open(now);
    if (open.reduce((sum, { available }) => sum + available, 0) < amount) return false;
    const parts: ModelPart[] = [];
    let missing = amount;
    for (const lot of open) {
      const left = Math.min(missing, lot.available);
      if (left === 0) continue;
      lot.available -= left;
      lot.held += left;
      missing -= left;
      parts.push({ lot, left });
    }
    this.holds.push({ parts, expiresAt: new Date(now.getTime() + holdMs), ended: false });
    return true;
  }

  capture(index: number, { amount, ends, now }: { amount: number; ends: boolean; now: Date }): void {
    const hold = this.holds[index];
    if (!hold) throw new Error('no such hold');
    const taken: { lot: ModelLot; amount: number }[] = [];
    let missing = amount;
    for (const part of hold.parts) {
      const of = Math.min(missing, part.left);
      part.left -= of;
      part.lot.held -= of;
      part.lot.used += of;
      missing -= of;
      if (of > 0) taken.push({ lot: part.lot, amount: of });
    }
    for (const lot of this.open(now)) {
      const of = Math.min(missing, lot.available);
      lot.available -= of;
      lot.used += of;
      missing -= of;
      if (of > 0) taken.push({ lot, amount: of });
    }
    this.uses.push({ taken, refunded: false });
    if (ends) this.release(index);
  }

  release(index: number): void {
    const hold = this.holds[index];
    if (!hold || hold.ended) return;
    hold.ended = true;
    for (const part of hold.parts) {
      part.lot.held -= part.left;
      part.lot.available += part.left;
      part.left = 0;
    }
  }

  refund(index: number, now: Date): boolean {
    const use = this.uses[index];
    if (!use || use.refunded) return false;
    use.refunded = true;
    let goodwill = 0;
    for (const { lot, amount } of use.taken) {
      lot.used -= amount;
      if (lot.expiresAt > now) lot.available += amount;
      else {
        lot.expired += amount;
        goodwill += amount;
      }
    }
    if (goodwill > 0)
      this.grant(`goodwill ${this.goodwills++}`, goodwill, new Date(now.getTime() + goodwillMs));
    return true;
  }

  takeBack(index: number): number {
    const lot = this.lots[index];
    if (!lot) return 0;
    const amount = lot.available;
    lot.available = 0;
    lot.takenBack += amount;
    return amount;
  }

  /** Time passed, and the sweeps ran. */
  wait(now: Date): void {
    this.holds.forEach((hold, index) => {
      if (hold.expiresAt <= now) this.release(index);
    });
    for (const lot of this.lots) {
      if (lot.expiresAt > now) continue;
      lot.expired += lot.available;
      lot.available = 0;
    }
  }

  /** What the lots hold, in the order in which they were granted. */
  shown(): readonly Omit<ModelLot, 'key' | 'expiresAt'>[] {
    return this.lots.map(({ key: _key, expiresAt: _end, ...lot }) => lot);
  }

  private open(now: Date): ModelLot[] {
    return this.lots
      .filter(({ available, expiresAt }) => available > 0 && expiresAt > now)
      .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
  }

  private grantMonth(now: Date): void {
    const key = `monthly:${now.toISOString().slice(0, 7)}:${this.monthly}`;
    if (this.lots.some((lot) => lot.key === key)) return;
    this.grant(key, this.monthly, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));
  }
}
