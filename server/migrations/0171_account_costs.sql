alter table character_usage
  -- By the vendor's list price, in millionths of the currency; null where no price is known or no tokens were told.
  add column cost_micros bigint check (cost_micros >= 0),
  add column currency text check (currency in ('USD', 'CNY')),
  add constraint character_usage_cost check ((cost_micros is null) = (currency is null));
