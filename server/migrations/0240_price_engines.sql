alter table engine_connection
  -- What the organization pays, by the million characters or tokens; null: what the vendor lists.
  add column price jsonb,
  -- Most millionths of the price's currency in a month; null for no limit.
  add column micros_per_month bigint check (micros_per_month > 0);

alter table character_hold
  -- The most that the request may cost, in millionths of the currency; null where no price is known.
  add column cost_micros bigint check (cost_micros >= 0),
  add column currency text check (currency in ('USD', 'CNY')),
  add constraint character_hold_cost check ((cost_micros is null) = (currency is null));

alter table character_usage
  -- An answer that was of no use may have cost money all the same.
  drop constraint character_usage_characters_check,
  add constraint character_usage_characters_check
    check (characters > 0 or (characters = 0 and cost_micros is not null));
