"""The day, phase by phase (rule 4).

Begin with `calendar`, the order of the phases; then `fill`, `fish`, `explore`, `lessons`,
`rescue` and `finds`. `turns` is what rescue and rare finds share.
"""
